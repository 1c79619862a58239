/** An image of the site, decoded: its pixels may be read, since the site allows that. @throws if it is deleted */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = address;
  await image.decode();
  return image;
}
