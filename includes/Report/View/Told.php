<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Report\MailForm;
use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;

defined( 'ABSPATH' ) || exit;

/** Says whether the email was sent that this request or the one before asked for. */
final class Told implements PagePart {
	public function __construct( private MailForm $mail ) {}

	public function html( ShownReport $shown ): string {
		return $this->mail->told( $shown->report );
	}
}
