export const title = 'Clinic Gallery';
export const description = (clinic: string) =>
  `Photos of ${clinic} in Sandy, Utah: see the reception, the treatment rooms and the rehab area before your first visit.`;
export const intro = 'See the rooms before you come in, so the first visit feels familiar.';
/** The path from the home page to this one. */
export const breadcrumb = 'Breadcrumb';

export const search = 'Search photos';
export const filterByTag = 'Filter by tag';
export const allTags = 'All';
export const clearFilters = 'Clear filters';
export const photosOf = (page: number, pages: number) => `Photos, page ${page} of ${pages}`;
/** Before what the photo shows. */
export const openPhoto = 'Open photo:';
/** Tags of a photo that aren't shown. */
export const moreTags = (count: number) => `+${count} more`;

export const noneMatch = 'No photos match';
export const noneMatchText = 'Try another word or another tag.';
export const none = 'No clinic photos yet';
export const noneText = 'Check back soon for photos of our clinic spaces.';
export const showAll = 'Clear filters to see all images';

export const pagesNav = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;

export const loadingPhotos = 'Loading photos...';
export const failedTitle = 'Unable to Load Gallery';
export const failed = 'Failed to load gallery';
export const olderFailed = 'The older photos did not load.';
export const retry = 'Retry';

/** One photo on the whole screen. */
export const viewer = 'Clinic photo viewer';
export const closeViewer = 'Close photo viewer';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const zoomed = 'Zoomed photo';
export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';
/** '3 of 12' */
export const placeOf = (number: number, count: number) => `${number} of ${count}`;
export const loadingPhoto = 'Loading photo...';
export const photoFailed = 'Unable to load image';
export const photoFailedText = 'The image may be temporarily unavailable';
