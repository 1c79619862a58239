/** A file that is part of the bundle as its bytes. */
declare module "*.bin" {
  const data: ArrayBuffer;
  export default data;
}
