import { z } from "zod";
import { COUPONS, couponOf, PRICES, PRODUCT, priceKeyOf } from "../catalog";
import { presentCoupon, presentPromotionCode } from "../objects/discount";
import { pageOf } from "../objects/page";
import { presentPrice, presentProduct } from "../objects/price";
import { missing } from "../problem";
import { call, FLAG, LISTING, TEXT } from "./call";

export const PRICE_CALLS = [
  call(
    "GET",
    "/v1/prices",
    {
      ...LISTING,
      lookup_keys: z.array(z.string()).optional(),
      active: FLAG.default(true),
      product: TEXT.optional(),
      type: TEXT.optional(),
    },
    (_, { lookup_keys: keys, active, product = PRODUCT.id, ...paging }) => {
      const rows = Object.values(PRICES).filter(
        ({ lookupKey }) => active && product === PRODUCT.id && (!keys || keys.includes(lookupKey)),
      );
      return pageOf("/v1/prices", rows, paging, ({ lookupKey }) => presentPrice(lookupKey));
    },
  ),
  call("GET", "/v1/prices/:id", {}, (_, __, [id = ""]) => {
    const key = priceKeyOf(id);
    if (!key) throw missing("price", id, "price");
    return presentPrice(key);
  }),
  call("GET", "/v1/products/:id", {}, (_, __, [id = ""]) => {
    if (id !== PRODUCT.id) throw missing("product", id);
    return presentProduct();
  }),
  call("GET", "/v1/coupons", LISTING, (_, paging) =>
    pageOf("/v1/coupons", [...COUPONS], paging, presentCoupon),
  ),
  call("GET", "/v1/coupons/:id", {}, (_, __, [id = ""]) => presentCoupon(knownCoupon("coupon", id))),
  call(
    "GET",
    "/v1/promotion_codes",
    { ...LISTING, code: TEXT.optional(), active: FLAG.default(true), coupon: TEXT.optional() },
    (_, { code, active, coupon, ...paging }) => {
      const rows = COUPONS.filter(
        (one) =>
          active && (code === undefined || one.code === code.toUpperCase()) && (!coupon || one.id === coupon),
      );
      return pageOf("/v1/promotion_codes", rows, paging, presentPromotionCode);
    },
  ),
  call("GET", "/v1/promotion_codes/:id", {}, (_, __, [id = ""]) =>
    presentPromotionCode(knownCoupon("promotion code", id)),
  ),
];

function knownCoupon(what: string, id: string) {
  const coupon = couponOf(id);
  if (!coupon) throw missing(what, id);
  return coupon;
}
