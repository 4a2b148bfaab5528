<?php

declare( strict_types=1 );

namespace Rueda\Report;

defined( 'ABSPATH' ) || exit;

/** The content of a report's page, complete without a script and fit to be printed. */
final class ReportView {
	/** @param list<PagePart> $parts In the order of the page. */
	public function __construct( private array $parts, private Reports $reports ) {}

	/** @param bool $is_owner Whether the page was asked for by the owner's address. */
	public function report( Report $report, bool $is_owner ): string {
		$shown = new ShownReport( $report, $is_owner, $this->address( $report, $is_owner ) );
		$html  = array_map( static fn( PagePart $part ): string => $part->html( $shown ), $this->parts );
		return '<div class="rueda-report">' . implode( '', $html ) . '</div>';
	}

	/** The address of this page, without anything else that the request had in it. Not escaped. */
	public function address( Report $report, bool $is_owner ): string {
		return $is_owner ? $report->owner_link( $this->reports->owner_key( $report ) ) : $report->link();
	}

	public function gone(): string {
		return sprintf(
			'<div class="rueda-report"><p>%s</p><p>%s</p><p><a href="%s">%s</a></p></div>',
			esc_html__(
				'It was deleted or has expired. Reports are kept for a while and then deleted, so that nobody’s answers stay online forever.',
				'rueda'
			),
			esc_html__( 'If it was yours, you can fill in the wheel again and get a new one.', 'rueda' ),
			esc_url( home_url( '/' ) ),
			esc_html__( 'Go to the home page', 'rueda' )
		);
	}

	/** Instead of a report of which it is not known whether it is there. */
	public function unknown(): string {
		return sprintf( '<div class="rueda-report"><p>%s</p></div>', esc_html( Found::sentence() ) );
	}
}
