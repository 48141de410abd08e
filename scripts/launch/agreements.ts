/** What the clinic signs or decides before patients write. A build is refused while one has no date. */

export type Agreement = {
  with: string;
  why: string;
  /** 'YYYY-MM-DD'; null while nobody has signed it. */
  signedOn: string | null;
};

/** Business associate agreements (BAA, 45 CFR 164.504(e)). */
export const agreements: Agreement[] = [
  { with: 'Google Cloud', why: 'Firestore and Storage hold what patients write', signedOn: null },
  { with: 'Netlify', why: 'each request passes through its functions', signedOn: null },
  {
    with: 'the mail provider',
    why: 'it sends mails to patients and knows their addresses',
    signedOn: null,
  },
];

export type SignUp = {
  /** As it is set in Firebase: Authentication, Settings, User actions. Invitations need it open. */
  is: 'open' | 'closed';
  /** 'YYYY-MM-DD'; null while nobody has decided. */
  decidedOn: string | null;
};

export const signUp: SignUp = { is: 'open', decidedOn: null };

/** Google signs no agreement for Analytics, so counsel decides whether a clinic may use it. Needed with VITE_ANALYTICS_ID. */
export const measuring: { allowedOn: string | null } = { allowedOn: null };
