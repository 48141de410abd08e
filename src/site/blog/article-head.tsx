import type { Post } from '#domain/posts/post.ts';
import { Head } from '#ui/head.tsx';
import { section } from '#words/article.ts';
import { blog } from '#words/frame.ts';
import { languageTag } from '#words/lang.ts';
import * as paths from '#words/paths.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { clinicData, StructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';

export function ArticleHead({ post }: { post: Post }) {
  const clinic = useClinic();
  const path = `${paths.blog}/${post.slug}`;
  const image = post.heroUrl || post.coverImageUrl || undefined;
  const { createdAt, updatedAt } = post;
  const publisher = clinicData(clinic);
  const organisation = { '@type': publisher['@type'], '@id': publisher['@id'], name: clinic.name };
  return (
    <>
      <Head
        title={post.title}
        description={post.summary || undefined}
        path={path}
        image={image ? { address: image, alt: post.coverImageAlt || post.title } : undefined}
        article={{ section, publishedAt: createdAt, changedAt: updatedAt }}
      />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'BlogPosting',
          headline: post.title,
          description: post.summary || undefined,
          image: image ?? publisher.image,
          articleSection: section,
          inLanguage: languageTag,
          datePublished: (createdAt ?? updatedAt)?.toISOString(),
          dateModified: (updatedAt ?? createdAt)?.toISOString(),
          author: { ...organisation, url: publisher.url },
          publisher: { ...organisation, logo: { '@type': 'ImageObject', url: publisher.logo } },
          mainEntityOfPage: `${clinic.origin}${path}`,
        }}
      />
      <BreadcrumbData name={post.title} path={path} above={[{ name: blog, path: paths.blog }]} />
    </>
  );
}
