/** On every network of the templates: nobody's, so that no sample leads to a real person. */
export const HANDLE = "visita.example";
