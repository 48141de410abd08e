/** Of `vertebraPath`, in units of the figure. */
export const vertebraSize = { width: 39, height: 12.4 };

/** One vertebra, which is also one dash of the road: rounded ends, pinched flanks. Centred on 0,0. */
export const vertebraPath =
  'M-14.9-6.2H14.9Q18.7-6.2 18.7-2.7Q17.6 0 19.5 2.7Q19.5 6.2 15.7 6.2H-15.7Q-19.5 6.2-19.5 2.7Q-17.6 0-18.7-2.7Q-18.7-6.2-14.9-6.2Z';

/** The spur at its back. */
export const processPath = 'M-11.7-1.2L-35.9 3.7Q-41.3 7.7-33.5 8.2L-11.7 4.2Z';
