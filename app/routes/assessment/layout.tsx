import { Outlet, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { splitLocale } from "~/domain/locale";
import { pathsIn } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TestHeader } from "~/ui/shell/test-header";
import { PageFooter, PageLanguageMenu } from "~/web/frames";
import { usePage } from "~/web/page-context";

const LEAVE_DIALOG = "leave-dialog";

/** The test layout: a header that asks before leaving while questions are open, and no navigation. */
export default function AssessmentLayout() {
  const { t } = useTranslation("assessment");
  const { locale, product } = usePage();
  const { path } = splitLocale(useLocation().pathname);
  const paths = pathsIn(locale);
  const inProgress = path === "/test/progress";
  const home = paths.home();
  return (
    <div className="area-test">
      <TestHeader
        productName={product.name}
        leaveHref={inProgress ? paths.leave(home) : home}
        leaveLabel={inProgress ? t("leave.link") : t("backHome")}
        opens={inProgress ? LEAVE_DIALOG : undefined}
        language={<PageLanguageMenu />}
      />
      <main id="main">
        <Outlet />
      </main>
      {inProgress ? (
        <Dialog
          id={LEAVE_DIALOG}
          title={t("leave.title")}
          actions={
            <>
              <ButtonLink href={paths.progress()} variant="primary" data-close="">
                {t("leave.continue")}
              </ButtonLink>
              <ButtonLink href={home} variant="secondary">
                {t("leave.exit")}
              </ButtonLink>
            </>
          }
        >
          <p>{t("leave.text")}</p>
        </Dialog>
      ) : (
        <PageFooter />
      )}
    </div>
  );
}
