/** What can be booked with the clinic. */
export const visitTypes = ['new_patient', 're_examination', 'treatment'] as const;
export type VisitType = (typeof visitTypes)[number];

export const typeLabels: Record<VisitType, string> = {
  new_patient: 'New patient',
  re_examination: 'Re-examination',
  treatment: 'Treatment',
};

export const typeMinutes: Record<VisitType, number> = {
  new_patient: 60,
  re_examination: 30,
  treatment: 15,
};
