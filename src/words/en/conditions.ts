/** What the clinic treats, from head to hip, in the order of the drawing. */
export const conditionTexts = [
  {
    name: 'Headaches and migraines',
    text: 'Some headaches after a crash start in the upper neck.',
  },
  { name: 'Whiplash', text: 'Neck strain from being thrown forward and back.' },
  { name: 'Neck pain and stiffness', text: 'Trouble turning your head or checking a blind spot.' },
  { name: 'Shoulder and arm pain', text: 'Including pain where the seat belt held you.' },
  { name: 'Upper and mid-back pain', text: 'Aching between the shoulder blades.' },
  { name: 'Low back pain', text: 'From bracing, twisting or a rear-end impact.' },
  { name: 'Disc and nerve symptoms', text: 'Numbness, tingling or weakness in an arm or leg.' },
  { name: 'Sciatica', text: 'Pain that runs from the low back into the leg.' },
];
