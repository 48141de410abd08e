import type { PhotoFilter } from '#domain/pictures/photo-filter.ts';

export type GalleryParams = PhotoFilter & {
  /** Starts at 1; NaN for a page that does not exist. */
  page: number;
  /** Id of the photo in the lightbox; null while it is closed. */
  photo: string | null;
};

export function parseGalleryParams(params: URLSearchParams): GalleryParams {
  const tag = params.get('tag');
  // Mail programs take a full stop or bracket behind the address for a part of it.
  const page = (params.get('page') ?? '1').replace(/\W+$/, '');
  return {
    search: params.get('q')?.trim() ?? '',
    tag: tag === null || tag === '' || tag === 'All' ? null : tag,
    page: /^[1-9]\d*$/.test(page) ? Number(page) : Number.NaN,
    photo: params.get('photo')?.replace(/\W+$/, '') ?? null,
  };
}

/** The same address with another state; other parameters, such as a campaign's, stay. */
export function galleryAddress(params: URLSearchParams, query: Partial<GalleryParams>): string {
  const { search, tag, page, photo } = { ...parseGalleryParams(params), ...query };
  const next = new URLSearchParams(params);
  put(next, 'page', page === 1 ? null : String(page));
  put(next, 'q', search || null);
  put(next, 'tag', tag);
  put(next, 'photo', photo);
  // '?' leads to the whole gallery; a link without a query would keep the current one.
  return `?${next}`;
}

/** The newest photos are enough unless the address asks for more. */
export function needsEveryPhoto({ search, tag, page, photo }: GalleryParams): boolean {
  return page !== 1 || search !== '' || tag !== null || photo !== null;
}

function put(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null) params.delete(name);
  else params.set(name, value);
}
