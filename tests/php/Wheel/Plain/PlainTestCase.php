<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel\Plain;

use DOMDocument;
use DOMXPath;
use Rueda\Blocks\EarlyScript;
use Rueda\CallToAction\CallToActionModule;
use Rueda\Modules;
use Rueda\Report\Reports;
use Rueda\Report\Retention;
use Rueda\Report\Save\PlainSave;
use Rueda\Report\Runs;
use Rueda\Report\Save\Saver;
use Rueda\Support\Clock;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Support\RateLimiter;
use Rueda\Tests\Wheel\WheelTestCase;
use Rueda\Wheel\Placement;
use Rueda\Wheel\Plain\PlainFlow;
use Rueda\Wheel\Plain\PlainWheelPost;
use Rueda\Wheel\WheelBlock;
use Rueda\Wheel\WheelMarkup;

// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- the names of the DOM.

/** A page with a wheel in a browser without JavaScript, and the forms that it sends. */
abstract class PlainTestCase extends WheelTestCase {
	protected const LIMIT = 60;

	private ?PlainSave $keep = null;

	/** The page's markup. Each call gives the wheel the same ids. */
	final protected function html( int $id ): string {
		return $this->fresh_block()->render_place( new Placement( $id, 'inline', '', '', false ) );
	}

	/** A new block, because each page counts its wheels from the start. */
	private function fresh_block(): WheelBlock {
		$call  = ( new Modules() )->get( CallToActionModule::class )->markup();
		$flow  = new PlainFlow( new PlainWheelPost(), $this->keep(), $call, new RefusedCalls( new Clock() ) );
		$early = new EarlyScript( 'build/blocks/wheel/early.js' );
		return new WheelBlock( new WheelMarkup(), $flow, $early );
	}

	/** A request and its page share this object. */
	final protected function keep(): PlainSave {
		$clock        = new Clock();
		$runs         = new Runs( $clock );
		$this->keep ??= new PlainSave(
			new PlainWheelPost(),
			new Saver( $this->reports(), $runs, new RateLimiter( $clock, 'report', self::LIMIT, HOUR_IN_SECONDS ) )
		);
		return $this->keep;
	}

	final protected function reports(): Reports {
		$clock = new Clock();
		return new Reports( new Retention( $clock ), $clock, new Runs( $clock ) );
	}

	final protected function page( int $id ): DOMXPath {
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $this->html( $id ), LIBXML_NOERROR );
		return new DOMXPath( $document );
	}

	/** @param array<string, string> $ratings By label. */
	final protected function send( int $id, array $ratings ): DOMXPath {
		$_SERVER['REQUEST_METHOD'] = 'GET';
		return $this->post( $id, $this->fields( $this->page( $id ), $ratings ) );
	}

	/**
	 * The fields that the page's form sends with these choices.
	 *
	 * @param array<string, string> $ratings By label.
	 * @return array<string, mixed>
	 */
	final protected function fields( DOMXPath $page, array $ratings ): array {
		$query = http_build_query(
			[
				'rueda_wheel_place' => $page->query(
					'//form[.//fieldset]//input[@type="hidden"]'
				)->item( 0 )->getAttribute( 'value' ),
			]
		);
		foreach ( $page->query( '//fieldset' ) as $fieldset ) {
			$label = trim( $page->query( './legend', $fieldset )->item( 0 )->textContent );
			if ( isset( $ratings[ $label ] ) ) {
				$query .= '&' . $page->query( './/input', $fieldset )->item( 0 )->getAttribute( 'name' ) . '='
					. rawurlencode( $ratings[ $label ] );
			}
		}
		parse_str( $query, $fields );
		return $fields;
	}

	/** @param array<string, mixed> $fields */
	final protected function post( int $id, array $fields ): DOMXPath {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = wp_slash( $fields );
		return $this->page( $id );
	}

	/** @return list<string> */
	final protected function texts( DOMXPath $page, string $path ): array {
		return array_map(
			static fn( \DOMNode $node ): string => trim( $node->textContent ),
			iterator_to_array( $page->query( $path ), false )
		);
	}
}
