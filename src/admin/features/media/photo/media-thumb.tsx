import { FileText, Music, Video } from 'lucide-react';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { SafeImage } from '#ui/safe-image.tsx';

const icons = { video: Video, audio: Music, document: FileText };

export function MediaThumb({ item, className }: { item: MediaItem; className: string }) {
  if (item.mediaType !== 'image') {
    const Icon = icons[item.mediaType];
    return (
      <span className={`grid place-items-center bg-sunken text-text-3 ${className}`}>
        <Icon className="size-9" strokeWidth={1.5} />
      </span>
    );
  }
  const small = item.sizes.find(({ width }) => width >= 400)?.url;
  return (
    <SafeImage
      src={small ?? (item.thumbnailUrl || item.url)}
      fallback="/img/scene-reception.svg"
      alt=""
      width={400}
      height={267}
      loading="lazy"
      className={`object-cover ${className}`}
    />
  );
}
