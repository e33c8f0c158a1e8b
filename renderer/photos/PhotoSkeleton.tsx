/** Placeholder of a photograph's page while it loads. */
export const PhotoSkeleton = () => (
  <div aria-hidden="true">
    <div className="bg-mount">
      <div className="wrap pt-6 pb-8">
        <div className="skeleton h-5 w-64 max-w-full" />
        <div className="skeleton mx-auto mt-6 aspect-4/3 w-[min(100%,calc(72svh*4/3))]" />
        <div className="mt-6 flex justify-center gap-3">
          <div className="skeleton h-11.5 w-36" />
          <div className="skeleton h-11.5 w-48" />
        </div>
      </div>
    </div>
    <div className="wrap grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[1fr_22rem] lg:py-16">
      <div>
        <div className="skeleton h-7 w-16" />
        <div className="skeleton mt-5 h-12 w-3/4" />
        <div className="skeleton mt-7 h-5 w-full max-w-xl" />
        <div className="skeleton mt-3 h-5 w-2/3 max-w-md" />
      </div>
      <div className="grid content-start gap-5">
        {Array.from({ length: 6 }, (_, row) => (
          <div key={row} className="skeleton h-5" />
        ))}
      </div>
    </div>
  </div>
);
