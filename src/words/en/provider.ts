/** The page of a person of the staff. */
export const description = (name: string, title: string, clinic: string) =>
  `${title} at ${clinic} in Sandy, Utah: ${name}.`;
/** After description, where the page has them. */
export const alsoHere = ' Training, languages, and what your first visit is like.';

export const sample = 'Sample profile';
export const firstVisit = (name: string) => `Your first visit with ${name}`;
export const visitsWith = (name: string) => `Visits with ${name}`;
export const minutes = (count: number) => `${count} minutes`;
export const request = 'Request an appointment';
export const atAGlance = 'At a glance';
export const license = 'License number';
export const languages = 'Languages';

export const loading = 'Loading...';
export const failed = 'Failed to load this page';
export const notFound = '404 - Team Member Not Found';
export const notFoundText = 'There’s no one at this address. They may have left the clinic.';
export const seeTeam = 'See the team';
