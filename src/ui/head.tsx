import { createContext, type ReactNode, use } from 'react';
import { Helmet } from 'react-helmet-async';
import { locale } from '#words/lang.ts';

type Defaults = {
  brand: string;
  /** For a title that would be too long with the whole one. */
  shortBrand?: string;
  /** Scheme and host without a trailing slash, for canonical addresses; absent under /admin. */
  origin?: string;
  defaultTitle?: string;
  defaultDescription?: string;
  defaultImage?: ShareImage;
};

type ShareImage = {
  /** Absolute address, or a path of this site. */
  address: string;
  alt: string;
  /** Pixels, if known. */
  width?: number;
  height?: number;
};

const DefaultsContext = createContext<Defaults>({ brand: '' });

/** What the heads of all pages share. A layout provides it; ui itself knows no clinic. */
export function HeadDefaults({ children, ...defaults }: Defaults & { children: ReactNode }) {
  return <DefaultsContext value={defaults}>{children}</DefaultsContext>;
}

type HeadProps = {
  title?: string;
  description?: string;
  /** The page's canonical address, starting with a slash. */
  path?: string;
  image?: ShareImage;
  article?: { section: string; publishedAt: Date | null; changedAt: Date | null };
  noindex?: boolean;
};

/** Search results cut off longer ones. */
const longest = 65;

/** 'Contact | Wasatch Spine & Auto Injury', with the first of the brands that fits, else without. */
function withBrand(title = '', brands: (string | undefined)[]): string {
  const titles = brands.map((brand) => [title, brand].filter(Boolean).join(' | '));
  return titles.find(({ length }) => length <= longest) ?? title;
}

export function Head({ title, description, path, image, article, noindex = false }: HeadProps) {
  const { brand, shortBrand, origin, defaultTitle, defaultDescription, defaultImage } =
    use(DefaultsContext);
  const fullTitle = withBrand(title ?? defaultTitle, [brand, shortBrand]);
  const text = description ?? defaultDescription;
  const url = origin && path && `${origin}${path}`;
  const picture = image ?? defaultImage;
  const pictureUrl = picture?.address.startsWith('/')
    ? `${origin}${picture.address}`
    : picture?.address;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      {text && <meta name="description" content={text} />}
      {noindex && <meta name="robots" content="noindex" />}
      {url && !noindex && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
      {url && <meta property="og:title" content={fullTitle} />}
      {url && <meta property="og:type" content={article ? 'article' : 'website'} />}
      {url && <meta property="og:site_name" content={brand} />}
      {url && text && <meta property="og:description" content={text} />}
      {url && <meta property="og:locale" content={locale} />}
      {url && picture && <meta property="og:image" content={pictureUrl} />}
      {url && picture && <meta property="og:image:alt" content={picture.alt} />}
      {url && picture?.width && <meta property="og:image:width" content={`${picture.width}`} />}
      {url && picture?.height && <meta property="og:image:height" content={`${picture.height}`} />}
      {article && <meta property="article:section" content={article.section} />}
      {article?.publishedAt && (
        <meta property="article:published_time" content={article.publishedAt.toISOString()} />
      )}
      {article?.changedAt && (
        <meta property="article:modified_time" content={article.changedAt.toISOString()} />
      )}
      {url && <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />}
      {url && <meta name="twitter:title" content={fullTitle} />}
      {url && text && <meta name="twitter:description" content={text} />}
      {url && picture && <meta name="twitter:image" content={pictureUrl} />}
      {url && picture && <meta name="twitter:image:alt" content={picture.alt} />}
    </Helmet>
  );
}
