export const title = 'Free Utah PIP Guide';
export const description =
  'Injured in a car accident? Your own car insurance may pay $3,000 or more of your medical bills. The free Utah PIP guide explains how to use it.';
/** On a phone's lower edge: at most 20 characters. */
export const callBar = 'Get the guide';

export const heading = 'Injured in a Car Accident?';
/** Counsel signs the figure. */
export const promise = 'You May Be Entitled to $3,000+ in Medical Coverage';
export const formTitle = 'Send me the guide';
/** While the form is on its way. */
export const sending = 'Sending...';
export const learnTitle = "What You'll Learn";

export const timeTitle = 'Time matters with PIP';
export const timeText =
  'Report the crash to your insurer soon, and have new pain checked early. Symptoms can appear hours or days later, and early notes show what was hurt and when. Ask your insurer or an attorney which deadlines apply to you.';
export const talkTitle = 'Prefer to talk it through?';
export const talkText =
  'Call or write, and we’ll walk you through how PIP usually applies to a visit.';
export const sendMessage = 'Send a message';

export const receivedTitle = 'Your PIP guide';
export const received = 'Success! Download Your Guide';
export const starting = 'Your download should start by itself. If it doesn’t, use the button.';
export const thanks = 'Thank you. The button below has the guide.';
export const keepIt = 'Keep it where you can find it: it has a log for your visits and receipts.';
export const download = 'Download the guide (PDF)';
export const toHome = 'Back to Home';
export const notice =
  'Your request does not create a patient-provider relationship. If your symptoms get worse, call 911 or go to the nearest emergency room.';
