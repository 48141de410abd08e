/** The layout of the figures and of their skeleton. */
export const speedGrid = 'grid grid-cols-2 gap-4 md:gap-5 xl:grid-cols-4';
