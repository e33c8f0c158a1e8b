import compression from 'compression';

declare global {
  namespace Express {
    interface Request {
      /** The answer's encoding was chosen by what made it, so it must not be compressed here. */
      hasChosenEncoding?: boolean;
    }
  }
}

/** Compresses answers that are not compressed yet. */
export const compressAnswers = (): ReturnType<typeof compression> =>
  compression({
    filter: (request, response) => !request.hasChosenEncoding && compression.filter(request, response),
  });
