<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Report\Name;
use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;
use Rueda\Report\SiteLogo;
use Rueda\Support\Label;
use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/** Name, day, number and site. On screen, the theme prints the name; on paper, this one is seen. */
final class Heading implements PagePart {
	public function html( ShownReport $shown ): string {
		$report = $shown->report;
		$name   = Name::name_for_readers( $report );
		$site   = Label::plain( get_bloginfo( 'name' ) );
		$day    = sprintf(
			'<time datetime="%s">%s</time>',
			esc_attr( gmdate( 'c', $report->saved_at() ) ),
			esc_html( Period::day( $report->saved_at() ) )
		);
		$others = array_diff( [ $name === $report->title() ? '' : $report->title(), $site ], [ '' ] );
		return sprintf(
			'%s<p class="rueda-report__title">%s</p><p class="rueda-report__date">%s</p>',
			self::logo(),
			esc_html( $name ),
			implode( ' ', [ $day, ...array_map( [ self::class, 'fact' ], $others ) ] )
		);
	}

	private static function fact( string $text ): string {
		return sprintf( '<span>%s</span>', esc_html( $text ) );
	}

	/** Most themes show the logo in their header, which is not printed. */
	private static function logo(): string {
		$id = SiteLogo::id();
		return $id > 0
			? wp_get_attachment_image( $id, 'medium', false, [ 'class' => 'rueda-report__logo', 'alt' => '' ] )
			: '';
	}
}
