/** A person with a provider account, as described by its tokens. */
export interface SandboxPerson {
  email: string;
  name: string;
  isVerified: boolean;
  /** Google's: the organisation that owns the address. */
  hostedDomain?: string;
  /** Apple's: an address that only forwards. */
  isRelay?: boolean;
}

const demo = (email: string, name: string): SandboxPerson => ({
  email,
  name,
  isVerified: true,
  hostedDomain: "visita.example",
});

/** The people to choose from: the demo accounts, and one for each kind of address claim. */
export const PEOPLE: SandboxPerson[] = [
  demo("pro@visita.example", "Ada Lindqvist"),
  demo("free@visita.example", "Ben Okafor"),
  demo("admin@visita.example", "Admin"),
  { email: "noor.haddad@gmail.com", name: "نور حداد", isVerified: true },
  { email: "kim@workshop.example", name: "Kim Park", isVerified: true, hostedDomain: "workshop.example" },
  { email: "jo@elsewhere.example", name: "Jo Varga", isVerified: true },
  { email: "sam@unverified.example", name: "Sam Ito", isVerified: false },
  {
    email: "q7x2m9@privaterelay.appleid.com",
    name: "Lea Moreau",
    isVerified: true,
    isRelay: true,
  },
];

/** Simulated errors after a person is chosen. */
export const TROUBLES = [
  "cancel",
  "refuse",
  "wrong-audience",
  "wrong-issuer",
  "wrong-nonce",
  "wrong-key",
  "wrong-algorithm",
  "expired-token",
  "expired-code",
  "hang",
  "error-500",
  "html",
  "five-megabytes",
] as const;
export type Trouble = (typeof TROUBLES)[number];

export const troubleOf = (value: unknown): Trouble | undefined => TROUBLES.find((one) => one === value);
