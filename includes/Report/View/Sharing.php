<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Compat\WheelOfLife;
use Rueda\Report\Links;
use Rueda\Report\MailForm;
use Rueda\Report\PagePart;
use Rueda\Report\Report;
use Rueda\Report\ShownReport;

defined( 'ABSPATH' ) || exit;

/**
 * Ways to share that work without a script, in the elements of src/frontend/share/SharePanel.tsx: that panel comes with
 * the live chart and takes their place.
 */
final class Sharing implements PagePart {
	public function __construct( private Links $links, private MailForm $mail ) {}

	public function html( ShownReport $shown ): string {
		$ways = $this->mail->form( $shown->address ) . $this->networks( $shown->report );
		return '' === $ways ? '' : sprintf(
			'<div class="%s"><div class="%s">%s</div></div>',
			WheelOfLife::class_names( 'rueda-report__sharing', 'wheel-widget-area' ),
			WheelOfLife::class_names( 'rueda-share__inner', 'wheel-widget-inner' ),
			$ways
		);
	}

	private function networks( Report $report ): string {
		$links = '';
		foreach ( $this->links->of( $report ) as $one ) {
			$links .= sprintf(
				'<li><a class="%s" href="%s" target="_blank" rel="nofollow noopener" aria-label="%s">%s</a></li>',
				esc_attr( WheelOfLife::class_names( 'rueda-share__link', 'wheeloflife-share-btn ' . $one['class'] ) ),
				esc_url( $one['href'] ),
				esc_attr(
					sprintf(
						/* translators: %s: name of a social network. */
						__( 'Share on %s (opens in a new tab)', 'rueda' ),
						$one['name']
					)
				),
				esc_html( $one['name'] )
			);
		}
		return '' === $links ? '' : sprintf(
			'<div class="%s"><h2 class="%s">%s</h2><ul class="%s" role="list">%s</ul></div>',
			WheelOfLife::class_names( 'rueda-share__section', 'wheel-widget' ),
			WheelOfLife::class_names( 'rueda-share__title', 'widget-title' ),
			esc_html__( 'Share the report', 'rueda' ),
			WheelOfLife::class_names( 'rueda-share__links', 'widget-content' ),
			$links
		);
	}
}
