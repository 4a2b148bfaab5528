<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\CallToAction\CallToActionMarkup;
use Rueda\Report\Links;
use Rueda\Report\MailForm;
use Rueda\Report\PagePart;
use Rueda\Report\Retention;
use Rueda\Report\SharingFlags;

defined( 'ABSPATH' ) || exit;

/** The parts of a report's page. A new one is a class and a line in this list. */
final class PageParts {
	public function __construct(
		private SharingFlags $flags,
		private MailForm $mail,
		private CallToActionMarkup $call,
		private Retention $retention,
		private Reminding $reminding,
		private Comparing $comparing,
		private NextSteps $next_steps
	) {}

	/** @return list<PagePart> */
	public function in_order(): array {
		return [
			new Heading(),
			new Group(
				'top',
				[
					new WheelChart(),
					new Group(
						'lead',
						[
							new Sentences(),
							new Told( $this->mail ),
							new Actions( new Links( $this->flags ), $this->mail ),
						]
					),
				]
			),
			new Areas(),
			new WishedGaps(),
			$this->next_steps,
			new OfferedCall( $this->call ),
			new Invitation( $this->comparing ),
			$this->comparing,
			$this->reminding,
			new Keeping( $this->retention ),
		];
	}
}
