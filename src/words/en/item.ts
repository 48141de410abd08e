/** A link from an article or a person of the staff, which didn't load, to their list. */
export const backTo = (list: string) => `← Back to ${list}`;
