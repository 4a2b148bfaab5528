<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Report\Report;
use Rueda\Report\Reports;

defined( 'ABSPATH' ) || exit;

/** Deleting reports from the list: asked first, then done, then told. Each report is looked at on its own. */
final class Deletion {
	private const NONCE = 'rueda_delete_reports';

	private const CONFIRMED = 'delete-for-good';

	/** More than a list shows. */
	private const MOST = 1000;

	/** As many as are named in the question. */
	private const NAMED = 20;

	public function __construct( private Reports $reports ) {}

	public function is_asked( string|false $action ): bool {
		return ListTable::DELETE === $action && [] !== $this->deletable();
	}

	/** @param string $address Of the list. */
	public function ask( string $address ): void {
		$reports = $this->deletable();
		printf(
			'<h1>%s</h1><p>%s</p><ul class="ul-disc">',
			esc_html( _n( 'Delete this report?', 'Delete these reports?', count( $reports ), 'rueda' ) ),
			esc_html__( 'Links to their pages and images stop working. This cannot be undone.', 'rueda' )
		);
		foreach ( array_slice( $reports, 0, self::NAMED ) as $report ) {
			printf( '<li>%s</li>', esc_html( $report->title() ) );
		}
		$more = count( $reports ) - self::NAMED;
		if ( $more > 0 ) {
			printf(
				'<li>%s</li>',
				/* translators: %s: a number of reports. */
				esc_html( sprintf( _n( 'and %s more', 'and %s more', $more, 'rueda' ), number_format_i18n( $more ) ) )
			);
		}
		printf( '</ul><form method="post" action="%s">', esc_url( $address ) );
		wp_nonce_field( self::NONCE );
		printf( '<input type="hidden" name="confirmed" value="%s">', esc_attr( self::CONFIRMED ) );
		foreach ( $reports as $report ) {
			printf( '<input type="hidden" name="report[]" value="%d">', absint( $report->id() ) );
		}
		printf(
			'<p><button type="submit" class="button button-primary">%s</button> <a class="button" href="%s">'
				. '%s</a></p></form>',
			esc_html__( 'Delete permanently', 'rueda' ),
			esc_url( $address ),
			esc_html__( 'Keep', 'rueda' )
		);
	}

	/** @param string $address Of the list, where it goes on. */
	public function carry_out( string $address ): void {
		// phpcs:ignore WordPress.Security -- only compared; checked below.
		if ( self::CONFIRMED !== ( $_POST['confirmed'] ?? '' ) ) {
			return;
		}
		check_admin_referer( self::NONCE );
		$deleted = 0;
		foreach ( $this->deletable() as $report ) {
			$deleted += (int) $this->reports->delete( $report->id() );
		}
		wp_safe_redirect(
			add_query_arg(
				[
					'deleted' => $deleted,
					'kept'    => count( $this->named() ) - $deleted,
				],
				$address
			)
		);
		exit;
	}

	/** What became of it. */
	public function tell(): void {
		$deleted = $this->told( 'deleted' );
		$kept    = $this->told( 'kept' );
		if ( $deleted > 0 ) {
			$this->notice(
				'success',
				sprintf(
					/* translators: %s: a number of reports. */
					_n( '%s report deleted.', '%s reports deleted.', $deleted, 'rueda' ),
					number_format_i18n( $deleted )
				)
			);
		}
		if ( $kept > 0 ) {
			$this->notice(
				'warning',
				sprintf(
					/* translators: %s: a number of reports. */
					_n(
						'%s report was not deleted: it no longer exists, or you are not allowed to delete it.',
						'%s reports were not deleted: they no longer exist, or you are not allowed to delete them.',
						$kept,
						'rueda'
					),
					number_format_i18n( $kept )
				)
			);
		}
	}

	private function notice( string $type, string $text ): void {
		wp_admin_notice(
			esc_html( $text ),
			[
				'type'        => $type,
				'dismissible' => true,
			]
		);
	}

	private function told( string $name ): int {
		$number = $_GET[ $name ] ?? null; // phpcs:ignore WordPress.Security -- only a number, and only shown.
		return is_string( $number ) && ctype_digit( $number ) ? (int) $number : 0;
	}

	/** @return list<Report> Of those that were named, the ones that are there and that the present user may delete. */
	private function deletable(): array {
		$reports = array_filter( array_map( [ $this->reports, 'find' ], $this->named() ) );
		return array_values(
			array_filter(
				$reports,
				static fn ( Report $report ): bool => current_user_can( 'delete_post', $report->id() )
			)
		);
	}

	/** @return list<int> */
	private function named(): array {
		// phpcs:ignore WordPress.Security -- numbers; carry_out() checks the nonce, ask() changes nothing.
		$ids = $_REQUEST['report'] ?? null;
		$ids = is_array( $ids ) ? array_slice( $ids, 0, self::MOST ) : [];
		$ids = array_map(
			'intval',
			array_filter( $ids, static fn ( mixed $id ): bool => is_string( $id ) && ctype_digit( $id ) )
		);
		return array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) );
	}
}
