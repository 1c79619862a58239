/** The columns of a sample file. */
export const SAMPLE_FIELDS = [
  "name",
  "email",
  "position",
  "company",
  "phone",
  "cellphone",
  "website",
  "street",
  "postcode",
  "city",
] as const;

/** Its rows: reserved example addresses and numbers. */
export const SAMPLE_PEOPLE = [
  [
    ...["Ada Lovelace", "ada@example.com", "CEO", "Example", "+44 20 7946 0958", "+44 7700 900123"],
    ...["www.example.com", "1 Example Street", "SW1A 1AA", "London"],
  ],
  [
    ...["Grace Hopper", "grace@example.com", "CTO", "Example", "+44 20 7946 0959", "+44 7700 900124"],
    ...["www.example.com", "1 Example Street", "SW1A 1AA", "London"],
  ],
];
