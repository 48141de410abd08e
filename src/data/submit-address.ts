/** The address that takes forms, mails of staff and answers of patients; plain HTML forms go there, too. */
export const submitAddress = '/.netlify/functions/form-submission';
