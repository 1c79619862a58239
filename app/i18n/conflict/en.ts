/** What is asked where a newer version was saved elsewhere. */
export default {
  title: "Somebody saved a newer version",
  text: "It was saved in another tab or on another device after you opened it here. Nothing of yours is lost yet.",
  merge: "Merge both",
  load: "Load newer version",
  overwrite: "Save mine",
};
