<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel;

use WP_REST_Request;

final class WheelRestTest extends WheelTestCase {

	public function test_tells_visitors_all_that_a_widget_reads(): void {
		$wheel = $this->wire( $this->make_wheel( [ [ 'label' => 'Health' ] ], [ 'post_title' => 'Life & Wheel' ] ) );
		self::assertSame( 'Life &#038; Wheel', $wheel['title']['rendered'] );
		self::assertFalse( $wheel['fimg_url'] );
		self::assertFalse( $wheel['userId'] );
		self::assertSame(
			[
				'wheel_meta_range_min'   => 1,
				'wheel_meta_range_max'   => 10,
				'wheel_meta_input_type'  => 'likert',
				'wheel_chart_type'       => 'polar-chart',
				'wheel_meta_wished'      => false,
				'wheel_meta_wheels_data' => [],
			],
			array_intersect_key(
				$wheel['meta'],
				array_flip(
					[
						'wheel_meta_range_max',
						'wheel_meta_range_min',
						'wheel_meta_input_type',
						'wheel_chart_type',
						'wheel_meta_wished',
						'wheel_meta_wheels_data',
					]
				)
			)
		);
		self::assertSame( 'global-cta', $wheel['wheel_CTA']['ctaType'] );
	}

	public function test_names_blocks_as_the_protocol_does_and_stores_them_as_they_are(): void {
		$id     = $this->make_wheel( [ [ 'label' => 'Health' ], [ 'label' => 'Money', 'lengendColor' => '#ff0000' ] ] );
		$blocks = $this->wire( $id )['blocks'];
		self::assertSame( [ 'core/paragraph', null, 'wheeloflife/add-wheels' ], array_column( $blocks, 'blockName' ) );
		foreach ( $blocks as $block ) {
			self::assertSame(
				[ 'blockName', 'attrs', 'innerBlocks', 'innerHTML', 'innerContent' ],
				array_keys( $block )
			);
		}
		$rows = $blocks[2]['innerBlocks'];
		self::assertSame( [ 'wheeloflife/wheel-row', 'wheeloflife/wheel-row' ], array_column( $rows, 'blockName' ) );
		self::assertSame( [ 'label' => 'Health' ], $rows[0]['attrs'] );
		self::assertSame( '#ff0000', $rows[1]['attrs']['lengendColor'] );
		self::assertStringContainsString( 'wp:rueda/area', get_post( $id )->post_content );
	}

	public function test_sends_empty_attributes_as_an_object(): void {
		$json = (string) wp_json_encode( $this->get_wheel( $this->make_wheel() )->get_data() );
		self::assertStringContainsString( '"blockName":"core\/paragraph","attrs":{}', $json );
	}

	public function test_reads_content_made_with_the_older_blocks(): void {
		$id   = $this->make_post(
			[
				'post_type'    => 'wheel',
				'post_title'   => 'Old',
				'post_content' => '<!-- wp:wheeloflife/add-wheels --><div class="wheeloflife-block-wrapper">'
					. '<!-- wp:wheeloflife/wheel-row {"label":"Health \u0026amp; Fitness","isRequired":true} -->'
					. '<div class="wheel-block"><input type="radio"></div><!-- /wp:wheeloflife/wheel-row --></div>'
					. '<!-- /wp:wheeloflife/add-wheels -->',
			]
		);
		$list = $this->wire( $id )['blocks'][0];
		self::assertSame( 'wheeloflife/add-wheels', $list['blockName'] );
		self::assertSame( 'Health &amp; Fitness', $list['innerBlocks'][0]['attrs']['label'] );
		self::assertTrue( $list['innerBlocks'][0]['attrs']['isRequired'] );
	}

	public function test_a_stored_value_of_the_wrong_kind_reads_as_its_default(): void {
		$id = $this->make_wheel();
		$this->store_raw( $id, 'wheel_meta_range_max', 'many' );
		$this->store_raw( $id, 'wheel_meta_input_type', 'knob' );
		$this->store_raw( $id, 'wheel_meta_wished', 'maybe' );
		$this->store_raw( $id, 'wheel_meta_wheels_data', 'x' );
		$meta = $this->wire( $id )['meta'];
		self::assertSame( 10, $meta['wheel_meta_range_max'] );
		self::assertSame( 'likert', $meta['wheel_meta_input_type'] );
		self::assertFalse( $meta['wheel_meta_wished'] );
	}

	public function test_ranges_may_begin_at_zero_or_below(): void {
		$id   = $this->make_wheel(
			[],
			[ 'meta_input' => [ 'wheel_meta_range_min' => -5, 'wheel_meta_range_max' => 0 ] ]
		);
		$meta = $this->wire( $id )['meta'];
		self::assertSame( [ -5, 0 ], [ $meta['wheel_meta_range_min'], $meta['wheel_meta_range_max'] ] );
	}

	public function test_tells_the_pictures_address_and_false_when_it_is_gone(): void {
		$id      = $this->make_wheel();
		$picture = wp_insert_attachment(
			[ 'post_mime_type' => 'image/png', 'post_title' => 'p' ],
			'2026/11/p.png',
			$id
		);
		set_post_thumbnail( $id, $picture );
		self::assertStringEndsWith( '/2026/11/p.png', $this->wire( $id )['fimg_url'] );
		update_post_meta( $id, '_thumbnail_id', 99999999 );
		self::assertFalse( $this->wire( $id )['fimg_url'] );
	}

	public function test_completes_a_partial_call_to_action(): void {
		$id = $this->make_wheel();
		$this->store_raw(
			$id,
			'wheel_CTA',
			[ 'ctaType' => 'page-cta', 'title' => 'Come', 'page' => [ 'value' => '7', 'label' => 'Contact' ] ]
		);
		$cta = $this->wire( $id )['wheel_CTA'];
		self::assertSame( 'page-cta', $cta['ctaType'] );
		self::assertSame( [ 'value' => 7, 'label' => 'Contact' ], $cta['page'] );
		self::assertSame( '#038181', $cta['customizer']['background']['backgroundColor']['default']['color'] );
		self::assertSame( '50px', $cta['customizer']['padding']['top'] );
	}

	public function test_a_call_to_action_without_a_button_anywhere_stays_none(): void {
		$id = $this->make_wheel();
		$this->store_raw( $id, 'wheel_CTA', [ 'ctaType' => 'no-cta' ] );
		self::assertSame( 'no-cta', $this->wire( $id )['wheel_CTA']['ctaType'] );
	}

	public function test_cleans_a_call_to_action_on_the_way_in_and_on_the_way_out(): void {
		$hostile = [
			'ctaType'     => 'page-cta',
			'title'       => '<b>Hi</b><script>alert(1)</script>',
			'description' => '<em>Yes</em><img src=x onerror=alert(1)>',
			'customizer'  => [
				'fontColor'  => 'red;background:url(//evil.test)',
				'fontSize'   => '20px',
				'padding'    => [ 'top' => '10' ],
				'background' => [
					'background_type'  => 'image',
					'gradient'         => 'linear-gradient(red, url(//evil.test))',
					'background_image' => [ 'url' => 'javascript:alert(1)', 'x' => 50, 'y' => '0.25' ],
				],
			],
		];
		$id      = $this->make_wheel();
		$this->store_raw( $id, 'wheel_CTA', $hostile );
		$read = $this->wire( $id )['wheel_CTA'];
		self::assertSame( 'Hi', $read['title'] );
		self::assertSame( '<em>Yes</em><img src="x">', $read['description'] );
		self::assertSame( '#ffffff', $read['customizer']['fontColor'] );
		self::assertSame( 20, $read['customizer']['fontSize'] );
		self::assertSame( '10px', $read['customizer']['padding']['top'] );
		$background = $read['customizer']['background'];
		self::assertSame( [ 'color', '' ], [ $background['background_type'], $background['gradient'] ] );
		self::assertSame( [ 'x', 'y', 'attachment_id' ], array_keys( $background['background_image'] ) );
		self::assertSame(
			[ 0.5, 0.25 ],
			[ $background['background_image']['x'], $background['background_image']['y'] ]
		);

		$this->act_as( 'editor' );
		$request = new WP_REST_Request( 'POST', "/wp/v2/wheel/$id" );
		$request->set_body_params( [ 'wheel_CTA' => $hostile ] );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assertSame( 'Hi', get_post_meta( $id, 'wheel_CTA', true )['title'] );
	}

	public function test_backslashes_in_a_call_to_action_survive(): void {
		$id = $this->make_wheel();
		$this->act_as( 'editor' );
		$request = new WP_REST_Request( 'POST', "/wp/v2/wheel/$id" );
		$request->set_body_params( [ 'wheel_CTA' => [ 'ctaType' => 'page-cta', 'title' => 'C:\\new "one"' ] ] );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assertSame( 'C:\\new "one"', $this->wire( $id )['wheel_CTA']['title'] );
	}

	public function test_refuses_a_call_to_action_of_an_unknown_type(): void {
		$id = $this->make_wheel();
		$this->act_as( 'editor' );
		$request = new WP_REST_Request( 'POST', "/wp/v2/wheel/$id" );
		$request->set_body_params( [ 'wheel_CTA' => [ 'ctaType' => 'anything' ] ] );
		self::assertSame( 400, rest_do_request( $request )->get_status() );
	}

	public function test_a_contributors_script_never_leaves_the_server(): void {
		$id    = $this->make_wheel(
			[
				[
					'label'        => 'Fun<script>alert(1)</script> &amp; <strong>games</strong>',
					'desc'         => 'Why <a href="javascript:alert(1)" onclick="alert(2)">not</a>?',
					'lengendColor' => 'red;background:url(//evil.test)',
					'link'         => 'javascript:alert(1)',
					'skipText'     => '<img src=x onerror=alert(1)>Later',
				],
			],
			[ 'post_title' => 'My <em>Wheel</em><script>alert(1)</script>' ]
		);
		$wheel = $this->wire( $id );
		self::assertSame( 'My <em>Wheel</em>alert(1)', $wheel['title']['rendered'] );
		$area = $wheel['blocks'][2]['innerBlocks'][0]['attrs'];
		self::assertSame( 'Fun &amp; <strong>games</strong>', $area['label'] );
		self::assertSame( 'Why <a href="alert(1)">not</a>?', $area['desc'] );
		self::assertSame( '#1DB53F', $area['lengendColor'] );
		self::assertSame( '', $area['link'] );
		self::assertSame( 'Later', $area['skipText'] );
	}

	/** A value that an importer or an older plugin stored without any cleaning. */
	private function store_raw( int $id, string $key, mixed $value ): void {
		global $wpdb;
		delete_post_meta( $id, $key );
		$wpdb->insert(
			$wpdb->postmeta,
			[ 'post_id' => $id, 'meta_key' => $key, 'meta_value' => maybe_serialize( $value ) ]
		);
		wp_cache_flush();
	}
}
