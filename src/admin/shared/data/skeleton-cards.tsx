import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';

export function FigureSkeleton({ className = 'min-h-36' }: { className?: string }) {
  return (
    <Card className={`grid content-between p-5 ${className}`}>
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-8 w-1/3" />
      <Skeleton className="h-4 w-4/5" />
    </Card>
  );
}

export function PanelSkeleton({ className }: { className?: string }) {
  return (
    <Card className={classNames('min-h-80 p-5', className)}>
      <Skeleton className="h-5 w-36" />
      <Skeleton className="mt-5 h-60 w-full" />
    </Card>
  );
}
