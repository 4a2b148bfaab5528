<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Support\Admin\PersonalData;
use Rueda\Support\Clock;
use Rueda\Support\Nodes\Nodes;
use Rueda\Support\Database\Primary;
use Rueda\Support\Period;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** WordPress's tools for personal data: reports of somebody who was logged in when they were saved. */
final class Privacy extends PersonalData {
	protected const NAME  = 'rueda-reports';
	private const AT_ONCE = 50;

	public function __construct( private Search $search, private Reports $reports, private Retention $retention ) {}

	protected function title(): string {
		return __( 'Rueda: reports', 'rueda' );
	}

	protected function group(): array {
		return [
			__( 'Reports of filled-in wheels', 'rueda' ),
			__( 'Answers that were saved while logged in.', 'rueda' ),
		];
	}

	public function export( string $email, int $page = 1 ): array {
		$user   = $this->user( $email );
		$offset = ( max( 1, $page ) - 1 ) * self::AT_ONCE;
		return [
			'data' => array_map( [ $this, 'export_item' ], $this->search->of_user( $user, self::AT_ONCE, $offset ) ),
			'done' => count( $this->search->ids_of_user( $user, self::AT_ONCE, $offset ) ) < self::AT_ONCE,
		];
	}

	/** Each call goes past the reports that cannot be deleted, and the last one says which they are. */
	public function erase( string $email, int $page = 1 ): array {
		// A late replica would name reports again that the last call has deleted.
		Primary::stay();
		$user    = $this->user( $email );
		$removed = 0;
		$kept    = [];
		$last    = 0;
		do {
			$ids = $this->search->ids_of_user( $user, self::AT_ONCE, after: $last );
			foreach ( $ids as $id ) {
				$last = $id;
				if ( $this->reports->delete( $id ) ) {
					++$removed;
				} else {
					$kept[] = $id;
				}
			}
			$is_done = count( $ids ) < self::AT_ONCE;
		} while ( ! $is_done && $removed < self::AT_ONCE );
		$told = $is_done && [] !== $kept ? [ $this->retained( $kept ) ] : [];
		$left = $removed > 0 && Settings::stored()['picture'] && ( new Nodes( new Clock() ) )->are_apart();
		if ( $left ) {
			$told[] = __(
				'Images of erased reports may be left on other servers of this site. They are not shown any more, and each server deletes its own within two days.',
				'rueda'
			);
		}
		return [
			'items_removed'  => $removed > 0,
			'items_retained' => $left || [] !== $kept,
			'messages'       => $told,
			'done'           => $is_done,
		];
	}

	protected function policy(): array {
		return [
			'title'   => __( 'Rueda: reports', 'rueda' ),
			'heading' => __( 'Saved wheels', 'rueda' ),
			'advice'  => __(
				'Visitors who fill in a wheel get a report: a page with their answers. You set how long reports are kept under Rueda → Settings.',
				'rueda'
			),
			'texts'   => [
				__(
					'When you fill in a wheel, we save your answers, and the notes and next steps that you may add to them, as a report, together with the date and, if you are logged in, your user account. We do not ask for your name and do not store your IP address with it. Anyone who has the address of a report can see it; nobody can find it without that address, and search engines are asked to leave it out.',
					'rueda'
				),
				__(
					'There are two exceptions. A page of this site may show a report that we have chosen: a chart of its ratings, with a link to the whole report. A page may also show the latest report of a wheel: the ratings of whoever filled it in last, without name, notes or link, until somebody else does. Averages that a page shows are made of ten reports or more.',
					'rueda'
				),
				implode(
					' ',
					[
						__(
							'You can delete a report at any time on its own page if you open it with the address that only you were given.',
							'rueda'
						),
						$this->time_kept(),
						__(
							'If you were logged in, we can also give you a copy of your reports or delete them for you.',
							'rueda'
						),
					]
				),
				__(
					'We count how many visitors start a wheel, how far they get and how often buttons are pressed, and we calculate averages of all ratings. These are plain numbers: they do not say who somebody was or when they came. To limit how often one visitor is counted, we keep a code made from your IP address for a short time. Your IP address cannot be read back from it.',
					'rueda'
				),
			],
		];
	}

	/** Wheels may have a time of their own. */
	private function time_kept(): string {
		$months = $this->retention->months_in_use();
		$ends   = array_diff( $months, [ 0 ] );
		if ( [] === $ends ) {
			return __( 'Otherwise reports are kept until we delete them by hand.', 'rueda' );
		}
		$longest = Period::months( max( $ends ) );
		if ( count( $ends ) < count( $months ) ) {
			return sprintf(
				/* translators: %s: a length of time, as in "12 months". */
				__(
					'Reports of some wheels are kept until we delete them by hand. All others are deleted automatically after %s at the latest.',
					'rueda'
				),
				$longest
			);
		}
		return 1 === count( $ends )
			/* translators: %s: a length of time, as in "12 months". */
			? sprintf( __( 'All reports are deleted automatically after %s.', 'rueda' ), $longest )
			/* translators: %s: a length of time, as in "12 months". */
			: sprintf( __( 'All reports are deleted automatically after %s at the latest.', 'rueda' ), $longest );
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return string HTML.
	 */
	private function retained( array $ids ): string {
		$titles = array_map(
			static function ( int $id ): string {
				$title = get_post( $id )->post_title ?? '';
				return '' === $title ? Report::title_of( $id ) : $title;
			},
			$ids
		);
		return esc_html(
			sprintf(
				/* translators: %s: titles of reports. */
				_n(
					'This report could not be deleted, because another plugin prevents it: %s.',
					'These reports could not be deleted, because another plugin prevents it: %s.',
					count( $ids ),
					'rueda'
				),
				implode( ', ', $titles )
			)
		);
	}

	private function user( string $email ): int {
		$user = get_user_by( 'email', $email );
		return $user instanceof WP_User ? $user->ID : 0;
	}

	/** @return array<string, mixed> */
	private function export_item( Report $report ): array {
		$data = [
			[ __( 'Title', 'rueda' ), $report->title() ],
			[ __( 'Date', 'rueda' ), gmdate( 'Y-m-d H:i:s', $report->saved_at() ) . ' UTC' ],
			[ __( 'Link', 'rueda' ), $report->link() ],
		];
		foreach ( $report->chart()->areas as $index => $area ) {
			$note   = $report->rated()->note( $index );
			$data[] = [ $area->label, $area->told() . ( '' === $note ? '' : "\n" . $note ) ];
		}
		foreach ( $report->rated()->steps as $step ) {
			$text   = $report->chart()->areas[ $step->area ]->label . "\n" . $step->text;
			$data[] = [ __( 'Next step', 'rueda' ), $text . ( '' === $step->day ? '' : "\n" . $step->day ) ];
		}
		return $this->entry( 'rueda-report-' . $report->id(), $data );
	}
}
