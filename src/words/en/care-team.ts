/** The team as a whole, where the people who work there aren't known. */
export const teamName = 'Our care team';
export const teamTitle = 'Chiropractic physician and front desk';
export const teamBio =
  'A chiropractic physician examines you, explains the findings in plain words and agrees on a plan with you. The front desk answers the phone, finds a time that works and helps with PIP paperwork. Call us to ask who you’ll see.';
export const teamCredential = 'Chiropractic physician';
export const whiplash = 'Whiplash';
export const backPain = 'Back pain';
export const headaches = 'Headaches';
