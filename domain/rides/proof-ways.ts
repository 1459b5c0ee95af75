/** Where the code that proves a held booking is sent. */
export const PROOF_WAYS = ["phone", "email"] as const;

export type ProofWay = (typeof PROOF_WAYS)[number];
