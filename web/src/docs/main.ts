// The page of the interface: Swagger UI from our own address, so that no other site's scripts run on it.

import show from "swagger-ui-dist/swagger-ui-es-bundle.js";
import "swagger-ui-dist/swagger-ui.css";
import licence from "swagger-ui-dist/LICENSE?url";

show({ url: "/openapi.json", dom_id: "#docs", deepLinking: true, validatorUrl: null });

const link = document.createElement("a");
link.href = licence;
link.textContent = "Swagger UI, © SmartBear Software, Apache License 2.0";
document.body.append(link);
