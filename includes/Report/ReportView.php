<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\CallToAction\CallToActionMarkup;
use Rueda\Chart\ChartArea;
use Rueda\Chart\Summary;
use Rueda\Compat\WheelOfLife;
use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/** The content of a report's page, complete without a script and fit to be printed. */
final class ReportView {
	public function __construct(
		private Links $links,
		private MailForm $mail,
		private CallToActionMarkup $call,
		private Retention $retention,
		private Reports $reports
	) {}

	/** @param bool $is_owner Whether the page was asked for by the owner's address. */
	public function report( Report $report, bool $is_owner ): string {
		$words = Summary::about( $report->rated() );
		// The three parts have one width, so that all of them begin where the title does.
		return sprintf(
			'<div class="rueda-report">%s</div><div class="rueda-report">%s</div><div class="rueda-report">%s</div>',
			// The sentences come before the chart, because the ways to share the report, also those that a script adds,
			// are below it.
			$this->head( $report )
			. ( '' === $words ? '' : sprintf( '<p class="rueda-report__words">%s</p>', esc_html( $words ) ) ),
			SavedChartElement::render( $report ),
			$this->mail->told( $report )
			. TakeHome::links( $report )
			. $this->share( $report, $this->address( $report, $is_owner ) )
			. $this->notes( $report )
			. $this->advice( $report )
			. ( $is_owner ? '' : $this->invitation( $report ) )
			. $this->call->of_wheel( $report->wheel_id() )
			. ( $is_owner ? $this->owner( $report ) : '' )
		);
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

	/** This is for people who were sent the link. */
	private function invitation( Report $report ): string {
		$wheel = Name::public_wheel( $report );
		return null === $wheel ? '' : sprintf(
			'<p class="rueda-report__take"><a class="rueda-share__link" href="%s">%s</a></p>',
			esc_url( (string) get_permalink( $wheel ) ),
			esc_html__( 'Take this wheel yourself', 'rueda' )
		);
	}

	/** On screen, the theme prints the title; on paper, this one is seen. */
	private function head( Report $report ): string {
		$name = Name::name_for_readers( $report );
		return sprintf(
			'<p class="rueda-report__title">%s</p><p class="rueda-report__date"><time datetime="%s">%s</time>%s</p>',
			esc_html( $name ),
			esc_attr( gmdate( 'c', $report->saved_at() ) ),
			esc_html( Period::day( $report->saved_at() ) ),
			$name === $report->title() ? '' : sprintf( ' <span>%s</span>', esc_html( $report->title() ) )
		);
	}

	private function notes( Report $report ): string {
		$notes = '';
		foreach ( $report->chart()->areas as $index => $area ) {
			$notes .= $this->beside( $area, $report->rated()->note( $index ) );
		}
		return $this->columns( 'all-notes', __( 'Notes', 'rueda' ), $notes );
	}

	private function advice( Report $report ): string {
		$advice = '';
		foreach ( Advice::advice_for( $report->rated() ) as $one ) {
			$advice .= $this->beside( $one['area'], $one['text'] );
		}
		return $this->columns( 'all-advice', __( 'What you can do', 'rueda' ), $advice );
	}

	/** A text under the name of its area; nothing without a text. */
	private function beside( ChartArea $area, string $text ): string {
		return '' === $text ? '' : sprintf(
			'<div class="rueda-report__advice"><h3><span class="rueda-dot" style="--rueda-dot:%s"></span>'
				. '%s</h3><p>%s</p></div>',
			esc_attr( $area->color ),
			esc_html( $area->label ),
			nl2br( esc_html( $text ) )
		);
	}

	private function columns( string $name, string $heading, string $texts ): string {
		return '' === $texts
			? ''
			: $this->section( $name, $heading, "<div class=\"rueda-report__columns\">{$texts}</div>" );
	}

	/**
	 * Ways that work without a script, in the elements of src/frontend/share/SharePanel.tsx: that panel comes with the
	 * live chart and takes their place.
	 */
	private function share( Report $report, string $address ): string {
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
		$ways = $this->mail->form( $address ) . ( '' === $links ? '' : sprintf(
			'<div class="%s"><h2 class="%s">%s</h2><ul class="%s" role="list">%s</ul></div>',
			WheelOfLife::class_names( 'rueda-share__section', 'wheel-widget' ),
			WheelOfLife::class_names( 'rueda-share__title', 'widget-title' ),
			esc_html__( 'Share the report', 'rueda' ),
			WheelOfLife::class_names( 'rueda-share__links', 'widget-content' ),
			$links
		) );
		return '' === $ways ? '' : sprintf(
			'<div class="%s"><div class="%s">%s</div></div>',
			WheelOfLife::class_names( 'rueda-report__sharing', 'wheel-widget-area' ),
			WheelOfLife::class_names( 'rueda-share__inner', 'wheel-widget-inner' ),
			$ways
		);
	}

	/**
	 * Only the owner sees this part. It works without a script: the summary opens the form that confirms the deletion.
	 */
	private function owner( Report $report ): string {
		return $this->section(
			'owner',
			__( 'This report is yours', 'rueda' ),
			sprintf(
				'<p>%1$s</p><p><a href="%2$s">%3$s</a></p>%4$s<details><summary>%5$s</summary>'
					. '<form method="post" action="%6$s"><p>%7$s</p><button type="submit" class="wp-element-button"'
					. ' name="%8$s" value="1">%9$s</button></form></details>',
				esc_html__(
					'The address of this page is only for you because it can delete the report. Keep it to come back. To show the report to others, give them this address:',
					'rueda'
				),
				esc_url( $report->link() ),
				esc_html( $report->link() ),
				$this->expiry( $report ),
				esc_html__( 'Delete this report', 'rueda' ),
				esc_url( $this->address( $report, true ) ),
				esc_html__(
					'Your answers and their image will be permanently deleted. All links to this report will stop working.',
					'rueda'
				),
				esc_attr( Page::DELETE ),
				esc_html__( 'Delete permanently', 'rueda' )
			)
		);
	}

	private function expiry( Report $report ): string {
		$end = $this->retention->end_of( $report->wheel_id(), $report->saved_at() );
		/* translators: %s: a date. */
		$words = __( 'It will be deleted automatically on %s.', 'rueda' );
		return null === $end ? '' : sprintf( '<p>%s</p>', esc_html( sprintf( $words, Period::day( $end ) ) ) );
	}

	private function section( string $name, string $heading, string $content ): string {
		return sprintf(
			'<section class="rueda-report__%1$s" aria-labelledby="rueda-report-%1$s">'
				. '<h2 id="rueda-report-%1$s">%2$s</h2>%3$s</section>',
			esc_attr( $name ),
			esc_html( $heading ),
			$content
		);
	}
}
