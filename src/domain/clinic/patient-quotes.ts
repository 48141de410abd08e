/** Quotes on the home page. These are samples, and labelled so; a clinic puts quotes from its own review page here. */
export const patientQuotes = [
  {
    text: 'They called me back the same afternoon. I couldn’t turn my head when I came in, and someone finally explained why.',
    name: 'Sample patient A',
    about: 'rear-end crash',
  },
  {
    text: 'Nobody rushed me. They went through my X-rays on the screen and told me which exercises to skip.',
    name: 'Sample patient B',
    about: 'low back pain',
  },
  {
    text: 'I had never heard of PIP. They helped me find the claim number and I stopped worrying about the bills.',
    name: 'Sample patient C',
    about: 'headaches',
  },
];
