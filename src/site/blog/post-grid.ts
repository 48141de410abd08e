export const postGrid =
  'grid gap-x-8 gap-y-9 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3 lg:gap-x-10';
