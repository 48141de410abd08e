/** What the form function says by itself: its own pages, and why it refuses a request. */
export const functionTexts = {
  notSent: 'Not sent: ',
  couldNotSend: 'Your request couldn’t be sent',
  contactUs: 'Contact us',
  useForm: 'Please use one of our forms:',
  titles: {
    appointment: 'Request an appointment',
    pip: 'Get the free Utah PIP guide',
    attorney: 'Refer a client or ask for records',
  },
  call: (phone: string) => `Call ${phone}`,
  orCall: 'Or call us: ',
  home: 'Home',
  privacy: 'Privacy',
  stillHere: 'What you typed is still here:',
  lookAgain: (count: number) =>
    count === 1 ? 'One thing needs another look' : `${count} things need another look`,
  optional: '(optional)',
  leaveEmpty: 'Leave this empty',
  otherSite: 'Please use the form on our website.',
  robot: 'Please confirm that you are not a robot and try again.',
  tooLarge: 'This message is too long. Please shorten it and try again.',
  unreadable: 'We couldn’t read this request. Please try again.',
  /** The page is open for too long. */
  outdated: 'This page is too old to hold a time. We have your request, and we’ll get back to you.',
  /** The page of a request with a chosen time. */
  received: 'Request Received!',
  hold: (opening: string) => `Hold ${opening}`,
  whatNext: 'What happens next',
};

export type FunctionTexts = typeof functionTexts;
