/** The layout of the figures and of their skeleton. */
export const figuresGrid = {
  page: 'mt-6 grid grid-cols-1 gap-5 md:grid-cols-6 xl:grid-cols-12',
  totals: 'grid grid-cols-2 gap-4 md:col-span-6 md:gap-5 xl:col-span-3 xl:grid-cols-1',
  chart: 'min-w-0 md:col-span-6 xl:col-span-9',
  list: 'min-w-0 md:col-span-3 xl:col-span-6',
};
