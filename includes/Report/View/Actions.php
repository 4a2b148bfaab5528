<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Compat\WheelOfLife;
use Rueda\Report\Links;
use Rueda\Report\MailForm;
use Rueda\Report\PagePart;
use Rueda\Report\Report;
use Rueda\Report\ShownReport;
use Rueda\Report\TakeHome;

defined( 'ABSPATH' ) || exit;

/**
 * What can be done with the report, without a script and in the elements of src/frontend/share/SharePanel.tsx: that
 * panel comes with the live chart and takes their place.
 */
final class Actions implements PagePart {
	public function __construct( private Links $links, private MailForm $mail ) {}

	public function html( ShownReport $shown ): string {
		return sprintf(
			'<div class="%s" data-files="%s"><div class="%s">%s%s%s</div></div>',
			WheelOfLife::class_names( 'rueda-report__actions', 'wheel-widget-area' ),
			esc_attr( (string) wp_json_encode( TakeHome::addresses( $shown->report ), JSON_HEX_AMP ) ),
			WheelOfLife::class_names( 'rueda-share__inner', 'wheel-widget-inner' ),
			$this->mail->form( $shown->address ),
			self::files( $shown->report ),
			$this->sharing( $shown->report )
		);
	}

	private static function files( Report $report ): string {
		[ 'pdf' => $pdf, 'picture' => $picture ] = TakeHome::addresses( $report );
		return sprintf(
			'<div class="rueda-share__content">%s%s</div>',
			self::file( 'pdf', $pdf, __( 'PDF', 'rueda' ) ),
			self::file( 'picture', $picture, __( 'Picture', 'rueda' ) )
		);
	}

	/** The server names the file. */
	private static function file( string $kind, string $address, string $text ): string {
		return '' === $address ? '' : sprintf(
			'<a class="rueda-share__link is-%s" href="%s" download rel="nofollow">%s</a>',
			$kind,
			esc_url( $address ),
			esc_html( $text )
		);
	}

	private function sharing( Report $report ): string {
		$items = array_map( [ self::class, 'network' ], $this->links->of( $report ) );
		$items = [
			...$items,
			self::file( 'picture', TakeHome::addresses( $report )['square'], __( 'Square picture', 'rueda' ) ),
		];
		$items = array_map( static fn( string $one ): string => "<li>{$one}</li>", array_diff( $items, [ '' ] ) );
		$list  = implode( '', $items );
		return '' === $list ? '' : sprintf(
			'<div class="%s"><h2 class="%s">%s</h2><details class="rueda-report__folded">'
				. '<summary class="rueda-share__link is-share">%s</summary>'
				. '<ul class="%s" role="list">%s</ul></details></div>',
			WheelOfLife::class_names( 'rueda-share__section', 'wheel-widget' ),
			WheelOfLife::class_names( 'rueda-share__title', 'widget-title' ),
			esc_html__( 'Share the report', 'rueda' ),
			esc_html__( 'Share', 'rueda' ),
			WheelOfLife::class_names( 'rueda-share__links', 'widget-content' ),
			$list
		);
	}

	/** @param array{class: string, href: string, name: string} $network */
	private static function network( array $network ): string {
		return sprintf(
			'<a class="%s" href="%s" target="_blank" rel="nofollow noopener" aria-label="%s">%s</a>',
			esc_attr( WheelOfLife::class_names( 'rueda-share__link', 'wheeloflife-share-btn ' . $network['class'] ) ),
			esc_url( $network['href'] ),
			esc_attr(
				sprintf(
					/* translators: %s: name of a social network. */
					__( 'Share on %s (opens in a new tab)', 'rueda' ),
					$network['name']
				)
			),
			esc_html( $network['name'] )
		);
	}
}
