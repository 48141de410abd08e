/** The sentence above every form's button, before a link to the privacy page. */
export const consentText: string =
  'By sending this form you agree that we may contact you about it by phone or email.';

/** The day of that text ('YYYY-MM-DD'), stored with each lead. Change it with the text. */
export const consentVersion: string = '2026-11-22';
