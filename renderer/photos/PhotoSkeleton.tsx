/** Placeholder of a photograph's page while it loads: its picture, title and first lines. */
export const PhotoSkeleton = () => (
  <div aria-hidden="true">
    <div className="bg-mount">
      <div className="wrap pt-6 pb-8">
        <div className="skeleton h-5 w-64 max-w-full" />
        <div className="skeleton mx-auto mt-6 aspect-4/3 w-[min(100%,calc(66svh*4/3))]" />
        <div className="skeleton mt-7 h-10 max-w-xl" />
      </div>
    </div>
    <div className="wrap py-10">
      <div className="skeleton h-5 max-w-xl" />
      <div className="skeleton mt-6 h-5 max-w-md" />
    </div>
  </div>
);
