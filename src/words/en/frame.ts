/** Around every page: head, header, menu, footer, call bar, errors. */
import { inHours } from './times.ts';

export const defaultTitle = 'Chiropractic care after a car accident';
export const defaultDescription =
  'Chiropractic clinic in Sandy, Utah, near Salt Lake City, for whiplash, back pain and headaches after a car accident.';
/** What the preview of a shared link shows. The words on it are English. */
export const sharedPicture =
  'Mountains above Sandy, Utah, and the words: Hurt in a car crash? Start here.';
export const skip = 'Skip to content';
export const homeOf = (clinic: string) => `${clinic}, home`;

export const home = 'Home';
export const about = 'About';
export const gallery = 'Clinic Gallery';
export const blog = 'Blog';
export const patientInfo = 'Patient Info';
export const attorneys = 'Attorneys';
export const pipGuide = 'PIP Guide';
export const contact = 'Contact';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const disclaimer = 'Disclaimer';
export const privacyPractices = 'Notice of Privacy Practices';
export const goodFaithEstimate = 'Good faith estimate';
export const accessibility = 'Accessibility';
export const languageHelp = 'Language help';

export const mainNav = 'Main';
export const mobileNav = 'Mobile';
export const menu = 'Menu';
export const closeMenu = 'Close';
export const clinicLinks = 'Clinic';
export const accidentLinks = 'After an accident';
export const legalLinks = 'Legal';
export const patientRights = 'Patient rights';
export const cookieSettings = 'Cookie settings';
export const adminLogin = 'Admin Login';
export const announcement = 'Announcement';

export const request = 'Request Appointment';
export const call = 'Call';
/** Before a phone number. */
export const callAt = 'Call';
export const callNumber = (phone: string) => `Call ${phone}`;
/** In the place of a phone number that isn't known: 'or call our front desk'. */
export const frontDesk = 'our front desk';
export const quickContact = 'Quick contact';
export const onGoogle = (rating: string) => `${rating} on Google`;
export const officeHours = 'Office hours';
export const footNote =
  'For emergencies call 911. This site is general information and not medical advice.';

export const closingTitle = 'When you’re ready, call or send a request.';
export const closingText = (hours: number) => `We’ll get back to you within ${inHours(hours)}.`;

export const brokenTitle = 'Something went wrong';
export const broken = 'This page didn’t load';
export const brokenText =
  'Something went wrong. Please try again, or call us and we’ll help you by phone.';
export const tryAgain = 'Try again';
export const tryAgainText = 'Please try again';
/** Between tryAgainText and the phone number. */
export const orCall = ', or call ';
