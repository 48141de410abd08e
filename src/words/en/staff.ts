/** What the cards of the staff share with their own pages. */
export const portraitOf = (name: string) => `Portrait of ${name}`;
/** On the drawing in the place of a portrait. */
export const photoToCome = 'Photo to come';
export const credentials = 'Credentials';
export const specialties = 'Specialties';
