/** The filter of the clinic's media, as the address says. */
export type MediaPlace = {
  view: 'kept' | 'trash';
  search: string;
  /** null is all of them. */
  tag: string | null;
};

export function parseMediaParams(params: URLSearchParams): MediaPlace {
  return {
    view: params.get('view') === 'trash' ? 'trash' : 'kept',
    search: params.get('q')?.trim() ?? '',
    tag: params.get('tag') || null,
  };
}

/** '?tag=Rehab&q=ball', '?' for all of it. */
export function mediaAddress({ view, search, tag }: Partial<MediaPlace>): string {
  const params = new URLSearchParams();
  if (view === 'trash') params.set('view', 'trash');
  if (search) params.set('q', search);
  if (tag) params.set('tag', tag);
  return `?${params}`;
}
