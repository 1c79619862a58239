import type { Translated } from "../translated";
import type en from "./en";

export default {
  lost: "画面の内容はそのまま残っています。接続を確認して、もう一度お試しください。",
  meta: {
    settings: {
      title: "通知",
      description: "メールをお送りする頻度を選べます。",
    },
  },
  kinds: {
    paid: "{{price}} のお支払いを受け取りました。プランは {{date}} まで支払い済みです。",
    paymentFailed: "プランのお支払い {{price}} に失敗しました。",
    actionNeeded: "銀行が {{price}} のお支払いの確認を求めています。",
    renewsSoon: "プランは {{date}} に {{price}} で更新されます。",
    endsSoon: "プランは {{date}} に終了します。",
    ended: {
      unknown: "プランは{{date}}に終了しました。",
      cancelled: "プランは解約により{{date}}に終了しました。",
      payment: "お支払いができなかったため、プランは{{date}}に終了しました。",
      withdrawn: "購入の撤回により、プランは{{date}}に終了しました。",
    },
    withdrawn:
      "購入を撤回されました。{{price}}を返金しました。お手元に届くまで最長で10日かかることがあります。",
    subscriptionCancelled: "プランは解約され、{{date}} まで有効です。",
    contact: "{{name}} さんがページ「{{page}}」に連絡先を残しました。",
    contactUnnamed: "ページ「{{page}}」に連絡先が残されました。",
    contactByCard: "{{name}}さんが名刺「{{card}}」に連絡先を残しました。",
    contactByCardUnnamed: "名刺「{{card}}」に連絡先が残されました。",
    contactWithdrawn: "あなたに残されていた連絡先が撤回され、削除されました。",
    contactsExpire:
      "{{date}}以降、最後に会ってから{{months}}か月を過ぎた連絡先は削除されます。それまでに書き出すか、保存期間を延ばすことができます。",
    invitation: "{{name}} さんからチームに招待されました。",
    joined: "{{name}} さんがチームに参加しました。",
    left: "{{name}} さんがチームを離れました。",
    cardAssigned: "名刺「{{title}}」が割り当てられました。",
    cardUnassigned: "名刺「{{title}}」の割り当てが解除されました。",
    identityAdded: "{{provider}}がアカウントと連携されました。",
    identityRemoved: "{{provider}}とアカウントの連携が解除されました。",
    passkeyAdded: "アカウントにパスキーが追加されました。",
    passkeyRemoved: "アカウントからパスキーが削除されました。",
    passwordChanged: "パスワードが変更されました。",
    emailChanged: "メールアドレスが変更されました。",
    newDevice: "アカウントへの新しいログイン：{{where}}",
    newDeviceUnknown: "アカウントへの新しいログインがありました。",
    signedOut: "古いログインが再び使われたため、そのセッションを終了しました。",
    actedAs: "サポートがアカウントで作業しました。理由：{{reason}}",
    exportReady: "エクスポートの準備ができました。{{date}} までダウンロードできます。",
    paidOnly: "{{price}} のお支払いを受け取りました。プランはすでに終了していました。",
    paidRenews:
      "{{price}} のお支払いを受け取りました。プランは {{date}} まで支払い済みで、その後は自動的に更新されます。",
    paymentFailedNext:
      "プランのお支払い {{price}} に失敗しました。{{next}} に再試行します。お支払いがない場合、プランは遅くとも {{ends}} に終了します。",
    paymentFailedLast:
      "プランのお支払い {{price}} に再び失敗しました。最後の再試行は {{next}} です。これも失敗すると、プランは終了し、ページは表示されなくなります。",
    planKept: "プランはこのまま続きます。{{date}} に {{price}} で更新されます。",
    changePlanned: {
      monthly:
        "{{date}} にプランが変わります。以後：{{seats}} 席、月払い。それまではそのままで、変更を取り消すこともできます。",
      yearly:
        "{{date}} にプランが変わります。以後：{{seats}} 席、年払い。それまではそのままで、変更を取り消すこともできます。",
    },
    shrinksSoon:
      "{{date}} からプランの席が {{seats}} に減ります。今はそれより多く、残りは表示されなくなります：ページ {{pages}}、名刺 {{cards}}。お支払いの画面で残すものを選ぶか、席をそのままにしてください。",
    shrunk:
      "プランの席が {{seats}} に減りました。枠を超えた分は休止し、表示されません：ページ {{pages}}、名刺 {{cards}}。何も削除されていません。お支払いの画面で、公開するものの選び方と席の増やし方を確認できます。",
    shrinksSoonChosen:
      "{{date}} からプランの席が {{seats}} に減ります。{{staying}}残りは表示されなくなります：ページ {{pages}}、名刺 {{cards}}。お支払いの画面で選び直すことも、席をそのままにすることもできます。",
    removed: "{{name}} さんのチームから外れました。",
    contactsOffered:
      "{{name}}さんのチームで知り合った連絡先を持ち出せます。{{date}}までダウンロードできます。",
    rejoined: "{{name}}さんのチームに戻りました。",
    teamEnded:
      "{{name}}さんがアカウントを削除しました。チームとそのカードはなくなりましたが、ご自身のアカウントはそのままです。",
    visits:
      "{{date}}までの1週間：閲覧数{{views}}、日別訪問者数{{visitors}}、クリック数{{clicks}}以上、スキャン数{{scans}}、連絡先{{contacts}}。",
  },
  list: {
    title: "通知",
    markAll: "すべて既読にする",
    settings: "すべての設定",
    more: "さらに表示",
    unread: "未読",
    loading: "通知を読み込み中",
    empty: "まだ何もありません",
    emptyText: "新しい連絡先、お支払い、ログインがここに表示されます。",
    failed: "通知を読み込めませんでした。",
    retry: "もう一度試す",
  },
  settings: {
    text: "それぞれについてメールをお送りする頻度を選べます。ベルからはいつでもすべて確認できます。",
    always: "アカウントの安全とお支払いに関するメールは、常にすぐお送りします。",
    digests: "毎日のメールは 8:00、毎週のメールは月曜日の 8:00 に届きます。タイムゾーン：{{zone}}",
    changeZone: "タイムゾーンを変更",
    contact: "連絡先",
    team: "チーム",
    kinds: {
      contact: "ページに連絡先が残されたとき",
      contactWithdrawn: "連絡先が撤回されたとき",
      invitation: "チームに招待されたとき",
      joined: "チームに誰かが参加したとき",
      left: "チームから誰かが離れたとき",
      cardAssigned: "名刺が割り当てられたとき",
      cardUnassigned: "名刺の割り当てが解除されたとき",
      removed: "チームから外されたとき",
      contactsOffered: "退出したチームから連絡先が提供される",
      rejoined: "チームに戻った",
      teamEnded: "チームのオーナーがアカウントを削除する",
      visits: "毎週月曜日に、1週間の数字",
    },
    frequencies: {
      immediate: "すぐに",
      daily: "毎日",
      weekly: "毎週",
      off: "オフ",
    },
    saved: "保存しました",
    unverified:
      "メールアドレスがまだ確認されていません。確認が済むまで、ほかのメールはお送りしません。ベルからすべて確認できます。",
    visits: "アクセス",
  },
  stays: "その後は「{{page}}」だけが無料ページとして公開されたままになります。",
  stayed: "「{{page}}」だけが無料ページとして公開されています。",
  more: "{{names}}、ほか{{left}}",
  staying: "お選びのとおり残るもの：ページ {{pages}}、名刺 {{cards}}。",
} satisfies Translated<typeof en>;
