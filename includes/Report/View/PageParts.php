<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\CallToAction\CallToActionMarkup;
use Rueda\Report\Links;
use Rueda\Report\MailForm;
use Rueda\Report\PagePart;
use Rueda\Report\Retention;

defined( 'ABSPATH' ) || exit;

/** The parts of a report's page. A new one is a class and a line in this list. */
final class PageParts {
	public function __construct(
		private Links $links,
		private MailForm $mail,
		private CallToActionMarkup $call,
		private Retention $retention
	) {}

	/** @return list<PagePart> */
	public function in_order(): array {
		return [
			new Heading(),
			new Group(
				'top',
				[
					new Wheel(),
					new Group(
						'lead',
						[
							new Words(),
							new Told( $this->mail ),
							new Actions( $this->links, $this->mail ),
						]
					),
				]
			),
			new Areas(),
			new Offer( $this->call ),
			new Invitation(),
			new Keeping( $this->retention ),
		];
	}
}
