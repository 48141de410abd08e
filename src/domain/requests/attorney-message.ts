/** A law firm's answers in words, as they are stored, and taken apart again for the back office. */

export type AttorneyAnswers = {
  firm: string;
  clientInitials: string;
  /** 'YYYY-MM-DD' */
  dateOfLoss: string;
  /** What is needed; several lines. */
  request: string;
};

/** Every answer but the last has a single line. */
export function composeAttorneyMessage(answers: AttorneyAnswers): string {
  return [
    `Firm: ${answers.firm}`,
    `Client initials: ${answers.clientInitials}`,
    `Date of loss: ${answers.dateOfLoss}`,
    `Needed: ${answers.request}`,
  ].join('\n');
}

const composed =
  /^Firm: (?<firm>.*)\nClient initials: (?<clientInitials>.*)\nDate of loss: (?<dateOfLoss>.*)\nNeeded: (?<request>[\s\S]*)$/;

/** A message of another shape is what is needed; the rest is '' then. */
export function attorneyAnswers(message: string): AttorneyAnswers {
  const {
    firm = '',
    clientInitials = '',
    dateOfLoss = '',
    request = message,
  } = composed.exec(message)?.groups ?? {};
  return { firm, clientInitials, dateOfLoss, request };
}
