import { useEffect, useRef } from 'react';

type StepHeadingProps = { step: 1 | 2 | 3 | 4; title: string; isFocused?: boolean };

/** The heading of a step. It takes the focus, because the button that led to it is gone. */
export function StepHeading({ step, title, isFocused = true }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <h2 ref={heading} id="step" tabIndex={-1}>
      <span className="text-text-3">Step {step} of 4:</span> {title}
    </h2>
  );
}
